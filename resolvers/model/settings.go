package model

import "encoding/json"

// UpdateSettingsInput is what to change of the settings.
type UpdateSettingsInput struct{ Changes json.RawMessage }

// SettingsPayload are the settings after a change.
type SettingsPayload struct {
	Settings json.RawMessage
	Revision string
}
