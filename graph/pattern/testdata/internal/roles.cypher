MATCH (p:Principal) WHERE 'ADMIN' IN p.roles AND $role IN p.roles RETURN p.uid, p.roles
