// Package relation reads relations in sentences by the words that a vocabulary has
// for them: which chains of links a question asks for, and which links a sentence
// states between the pages it names. It knows no question and no sentence by its
// form; all it knows of a language is how words are inflected, which signs and
// particles mark a subject or an object, and that what belongs together stands
// together. It is pure.
package relation
