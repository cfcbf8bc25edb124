import { describe, expect, it } from 'vitest'
import { audit } from './audit'
import { queryMessages } from './query'

describe('a number', () => {
  it('goes with the form of its words in English', () => {
    expect(audit.en.eraseWould('1', '1')).toBe('1 item would be removed; 1 that stays names it and goes to the review queue.')
    expect(audit.en.eraseWould('2', '0')).toBe('2 items would be removed; 0 that stay name it and go to the review queue.')
    expect(audit.en.erased('1,000')).toBe('Erased 1,000 items.')
    expect(queryMessages.en.found('1')).toBe('1 row')
    expect(queryMessages.en.found('0')).toBe('0 rows')
  })

  it('has one form of words in Korean and Chinese', () => {
    expect(audit.ko.erased('1').replace('1', '2')).toBe(audit.ko.erased('2'))
    expect(audit.zh.erased('1').replace('1', '2')).toBe(audit.zh.erased('2'))
  })
})
