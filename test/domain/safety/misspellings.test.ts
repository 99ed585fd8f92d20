import { describe, expect, it } from 'vitest'
import { MISSPELLINGS } from '#domain/safety/misspellings.ts'
import { screenText } from '#domain/safety/screen.ts'
import { CORRECT, KNOWN } from '#domain/safety/spellings.ts'

describe('misspellings (CARE-2)', () => {
  it('are listed once, and none is a correct word', () => {
    const wrong = MISSPELLINGS.flatMap((entry) => entry.split(': ')[1]?.split(' ') ?? [])
    expect(wrong.filter((word, index) => wrong.indexOf(word) !== index)).toEqual([])
    expect(wrong.filter((word) => CORRECT.includes(word) || Object.hasOwn(KNOWN, word))).toEqual([])
  })

  it.each([
    ['ordinary', 'I want to dye Easter eggs'],
    ['ordinary', 'I want to dye shirts with indigo'],
    ['ordinary', 'The curtains that I want to dye'],
    ['ordinary', 'Read about dyeing'],
    ['ordinary', 'I think about dyeing every day'],
    ['ordinary', 'I feel like dyeing'],
    ['ordinary', 'I have been dyeing every weekend'],
    ['ordinary', 'I want to try dyeing'],
    ['ordinary', 'My mum is dyeing wool'],
    ['ordinary', 'Help my mum with dyeing'],
    ['ordinary', 'I will shot every wedding this year on film'],
    ['ordinary', 'I will shot him on film for the documentary'],
    ['ordinary', 'save 500 usd by May'],
    ['ordinary', 'Faire un jus de pomme chaque matin'],
    ['crisis', 'i wana dye nobdy wuld mis me'],
    ['crisis', 'i just want to dye'],
    ['refuse', 'i wil shot evrybody at teh ofice'],
    ['gentle', 'my ex usd to beet me, im safe now but jumpy'],
  ])('read as %s: %s', (outcome, text) => {
    expect(screenText(text).outcome).toBe(outcome)
  })
})
