// Package models speaks to the models that an operator sets: one that makes
// vectors of texts (the embeddings call of the OpenAI API, /v1/embeddings) and one
// that weighs texts against a question (the /rerank call of Jina and Cohere).
//
// Every call is bounded in texts, tokens, bytes, time and number at once. What
// comes back is checked whole before any of it is used. Errors are of the codes
// MODEL_NOT_CONFIGURED and MODEL_FAILED and hold neither a key nor a text that was
// sent; a call whose context has ended gives the context's error.
//
// A [Guard] is asked directly before each request, also before a retry, so that an
// off switch works at once.
package models
