package text

import (
	"strings"
	"unicode"

	"github.com/kljensen/snowball/english"
)

// isContentWord reports whether a word outside the scripts without spaces says something about a topic:
// English function words do not, nor do short numbers and years, which
// join unrelated plans of one year.
func isContentWord(word string) bool {
	if english.IsStopWord(word) {
		return false
	}
	switch word {
	case "please", "tell", "show", "find", "give", "let", "us", "may", "might", "must", "shall", "would", "could", "also", "many", "much", "within":
		return false
	}
	return !isShortNumber(word)
}

func isShortNumber(word string) bool {
	if !isDigits(word) {
		return false
	}
	return len(word) <= 2 || (len(word) == 4 && (strings.HasPrefix(word, "19") || strings.HasPrefix(word, "20")))
}

func isDigits(word string) bool {
	for _, r := range word {
		if !unicode.Is(unicode.Nd, r) {
			return false
		}
	}
	return word != ""
}

// isContentBigram reports whether the i-th bigram of a run says something about a
// topic. There is no dictionary here: characters and endings that are mostly grammar are taken for
// it, as are hiragana after another word, and the syllable that a particle joins to its noun.
func isContentBigram(run []rune, i int) bool {
	a, b := run[i], run[i+1]
	switch string(run[i : i+2]) {
	case "什么", "什麼", "怎么", "怎麼", "哪个", "哪個", "哪里", "哪裡", "如何", "是否", "我们", "我們", "你们", "你們", "他们", "他們",
		"这个", "這個", "那个", "那個", "可以", "没有", "沒有", "因为", "因為", "所以", "但是", "请问", "請問", "为什", "為什", "告诉", "告訴",
		"무엇", "누가", "누구", "언제", "어디", "어떤", "어떻", "떻게", "얼마", "왜요", "그리", "리고", "또는", "그것", "이것", "저것", "대해", "대한",
		"니다", "니까", "습니", "입니", "합니", "나요", "까요", "세요", "인가", "가요", "했나", "있는", "하는", "있나", "해줘", "줘요":
		return false
	}
	if isChineseGrammar(a) || isChineseGrammar(b) {
		return false
	}
	switch {
	case unicode.Is(unicode.Hiragana, a):
		return isHiraganaWord(run)
	case unicode.Is(unicode.Hiragana, b):
		return !isJapaneseParticle(b)
	}
	last := i+2 == len(run)
	return !last || len(run) < 3 || !isKoreanParticle(b)
}

func isContentRune(r rune) bool {
	return !isChineseGrammar(r) && !isKoreanParticle(r) && !unicode.Is(unicode.Hiragana, r)
}

func isChineseGrammar(r rune) bool {
	return strings.ContainsRune("的了是吗嗎呢吧啊我你她它这這哪谁誰们們", r)
}

func isKoreanParticle(r rune) bool {
	return strings.ContainsRune("을를이가은는의에로와과도만", r)
}

func isJapaneseParticle(r rune) bool {
	return strings.ContainsRune("をはがにのでとへもやか", r)
}

// isHiraganaWord reports whether a run is a word of hiragana alone, and not one of
// grammar.
func isHiraganaWord(run []rune) bool {
	for _, r := range run {
		if !unicode.Is(unicode.Hiragana, r) {
			return false
		}
	}
	switch string(run) {
	case "です", "ます", "から", "まで", "ですか", "ますか", "どこ", "いつ", "なぜ", "だれ", "なに", "この", "その", "あの", "これ", "それ", "あれ",
		"について", "ください", "している", "します", "される", "ありますか":
		return false
	}
	return true
}
