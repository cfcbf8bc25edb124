MATCH (x:Claim|Link {fingerprint: $f}) RETURN x.id, x.text
