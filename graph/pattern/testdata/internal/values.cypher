MATCH (c:Claim) WHERE c.valueFloat > 1 AND c.valueFloat < 2.5 AND c.valueInt = -9223372036854775808 AND c.valueDate IN ['2026-01-31'] AND c.valueBool = true AND c.valueDecimal < '12.3456' RETURN c.id
