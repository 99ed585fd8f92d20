import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { findAnswers, findDetails, findTopicTexts } from '#domain/coach/topics/topic-texts.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const textsOf = (title: string): string => {
  const brief = { title, kind: 'reflect' } satisfies Pick<CoachBrief, 'title' | 'kind'>
  return JSON.stringify([findTopicTexts(LIBRARY, brief), findDetails(LIBRARY, brief), findAnswers(LIBRARY, brief)])
}

describe('the noun of a title (TEXT-24)', () => {
  it.each([
    ['Read a psalm every morning', 'psalm'],
    ['Read a surah a day', 'surah'],
    ['Täglich Psalmen lesen', 'psalm'],
    ['Read one chapter of the Bible a day', 'chapter'],
  ])('stands in the texts of its topic: %s', (title, noun) => {
    expect(textsOf(title)).not.toMatch(/\bpassages?\b/iu)
    expect(textsOf(title).match(new RegExp(`\\b${noun}`, 'gu'))?.length).toBeGreaterThan(50)
  })

  it('is the language that the title names, where it names one', () => {
    const textsOfKind = (title: string) => {
      const brief = { title, kind: 'learn' } as const
      return JSON.stringify([findDetails(LIBRARY, brief), findAnswers(LIBRARY, brief)])
    }
    expect(textsOfKind('Japanisch lernen: 10 Vokabeln am Tag')).not.toMatch(/new language|language you are learning/u)
    expect(textsOfKind('Japanisch lernen: 10 Vokabeln am Tag')).toContain('Ask for a glass of water in Japanese')
    expect(textsOfKind('Learn Spanish and French')).toContain('Ask for a glass of water in the new language')
  })

  it('is the children, where the title has several', () => {
    const textsOfShouting = (title: string) => {
      const brief = { title, kind: 'stop' } as const
      const parts = [findTopicTexts(LIBRARY, brief), findDetails(LIBRARY, brief), findAnswers(LIBRARY, brief)]
      return JSON.stringify(parts)
    }
    const several = textsOfShouting('Stop shouting at my kids')
    expect(several).not.toMatch(/\byour child\b/iu)
    expect(several.match(/your children(?:’s)? \w+/gu)?.length).toBeGreaterThan(20)
    expect(several).not.toMatch(/\bchildren (?:has|is|was|does|leans|looks|says|talks|wants|needs|knows|comes|sees)\b/u)
    expect(textsOfShouting('Stop shouting at my son')).not.toContain('your children')
  })

  it('changes nothing where the title has none, and gives the same list each time', () => {
    for (const title of ['Read scripture every morning', 'Close this chapter with scripture'])
      expect(textsOf(title)).toMatch(/\bpassage\b/u)
    const brief = { title: 'Read a psalm every morning', kind: 'reflect' } as const
    expect(findTopicTexts(LIBRARY, brief)).toBe(findTopicTexts(LIBRARY, brief))
  })

  it('stands in the texts of a day that the goal does not ask for', () => {
    const brief = { ...inSituation(BRIEFS.P4, 'rest_day'), title: 'Read a psalm on Saturdays' }
    const texts = Array.from({ length: 40 }, (_, day) => {
      const date = addDays(BRIEFS.P4.date, day)
      const { message, micro_plan, challenge } = writeBuiltInText({ ...brief, date, nextDay: addDays(date, 2) })
      return [message, ...micro_plan, challenge].join('\n')
    })
    expect(texts.filter((text) => /\bpassages?\b/iu.test(text))).toEqual([])
    expect(texts.some((text) => /\bpsalm/iu.test(text))).toBe(true)
  })
})
