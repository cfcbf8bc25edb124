package memory

import (
	"context"

	"brain/disclosure"
	"brain/graph"
)

// tokenColumns project a Token with the ids of its channels; whose it is stands
// before them.
var tokenColumns = columns[Token]{
	{"id", func(t *Token, v graph.Value) { t.ID = v.Str() }},
	{"name", func(t *Token, v graph.Value) { t.Name = v.Str() }},
	{"capabilities", func(t *Token, v graph.Value) { t.Capabilities = texts[disclosure.Capability](v) }},
	{"channels", func(t *Token, v graph.Value) { t.Channels = v.StringItems() }},
	{"createdAt", func(t *Token, v graph.Value) { t.CreatedAt = v.Time() }},
	{"expiresAt", func(t *Token, v graph.Value) { t.ExpiresAt = optionalTime(v) }},
	{"lastUsedAt", func(t *Token, v graph.Value) { t.LastUsedAt = optionalTime(v) }},
	{"revokedAt", func(t *Token, v graph.Value) { t.RevokedAt = optionalTime(v) }},
}

// tokenOf reads a Token after the uid of its principal.
func tokenOf(row graph.Row) Token {
	t := tokenColumns.read(row, 1)
	t.PrincipalUID = row[0].Str()
	return t
}

// Tokens lists the tokens of a principal, the caller without one, newest first,
// ended ones too. Those of others are for admins. Errors: FORBIDDEN,
// UNKNOWN_PRINCIPAL, BAD_INPUT, BAD_CURSOR.
func (s *Service) Tokens(ctx context.Context, session *Session, principal *string, first *int, after *string) (List[Token], error) {
	var list List[Token]
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		uid := session.UID
		if principal != nil {
			uid = *principal
		}
		if err := v.mayHaveTokens(uid); err != nil {
			return err
		}
		if _, err := v.principalIDs(ctx, "principal", []string{uid}); err != nil {
			return err
		}
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := graph.CursorHash("tokens", "", uid)
		from, err := resume(after, hash, graph.KindString)
		if err != nil {
			return err
		}
		text, args := `MATCH (t:Token)-[:TOKEN_OF]->(p:Principal) WHERE p.uid = $uid`, values{"uid": graph.String(uid), "limit": graph.Int(int64(size) + 1)}
		if from != nil {
			text += ` AND t.id < $before`
			args["before"] = from[0]
		}
		// Ids ascend in time, so the newest token has the greatest.
		rows, err := v.register(ctx, text+` RETURN p.uid, `+tokenColumns.of("t")+` ORDER BY t.id DESC LIMIT $limit`, args)
		if err != nil {
			return err
		}
		tokens := make([]Token, len(rows))
		for i, row := range rows {
			tokens[i] = tokenOf(row)
		}
		list = cut(tokens, size, hash, func(t Token) []graph.Value { return []graph.Value{graph.String(t.ID)} })
		return v.nameChannels(ctx, list.Nodes)
	})
	return list, err
}

// nameChannels turns the ids of the channels of tokens into their external ids.
func (v *view) nameChannels(ctx context.Context, tokens []Token) error {
	var ids []string
	for _, t := range tokens {
		ids = append(ids, t.Channels...)
	}
	names, err := v.externalIDs(ctx, ids)
	for i := range tokens {
		for j, id := range tokens[i].Channels {
			tokens[i].Channels[j] = names[id]
		}
	}
	return err
}
