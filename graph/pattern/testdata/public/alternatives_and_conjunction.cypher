MATCH (x:Person|Company:Actor) WHERE x:Company:Actor OR NOT x:Person RETURN x.id
