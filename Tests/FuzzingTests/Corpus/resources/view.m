// a "comment"
self.tintColor = [UIColor colorNamed:@"brand"]; /* "b" */ NSString *a = @"in\"k";
