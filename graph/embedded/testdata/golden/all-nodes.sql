MATCH (n) RETURN count(n)

WITH
  r AS MATERIALIZED (SELECT count(n0.rid) AS c0 FROM node n0
  WHERE n0.storage IN ('Principal', 'Group', 'Channel', 'Token', 'Page', 'Section', 'PageVersion', 'Passage', 'Alias', 'Redirect', 'Tag', 'Claim', 'Link', 'TimelineEvent', 'Evidence', 'Finding', 'Suggestion', 'Pack', 'ObjectType', 'LinkType', 'PropertyType', 'AuditEntry', 'Setting') AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2)
  LIMIT ?3 + 0) SELECT * FROM r
