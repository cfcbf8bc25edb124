import { describe, expect, it } from 'vitest'
import { destination } from './destination'

describe('destination', () => {
  it('is a place in the Console', () => {
    expect(destination('/claims?family=TAKE')).toBe('/claims?family=TAKE')
  })
  it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', '', null])('is Home instead of %s', (to) => {
    expect(destination(to)).toBe('/')
  })
})
