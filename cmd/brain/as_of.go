package main

// asOf is a point on both clocks; an empty one is left out.
type asOf struct {
	Recorded string `json:"recorded,omitempty"`
	Valid    string `json:"valid,omitempty"`
}

// asOfTimes is nil unless one of the times is given.
func asOfTimes(recorded, valid instant) *asOf {
	if recorded.text == "" && valid.text == "" {
		return nil
	}
	return &asOf{Recorded: recorded.text, Valid: valid.text}
}
