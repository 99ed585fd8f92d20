import { describe, expect, it } from 'vitest'
import { checkText } from '#domain/coach/checks/check-text.ts'
import { eligibleTexts, fillSlots } from '#domain/coach/slots/fill-slots.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { entries, findMatches, situations, within } from '#test/domain/coach/support/situation-messages.ts'
import { BRIEFS } from '#test/support/briefs.ts'

describe('messages of a situation', () => {
  const quiet = within('after_miss', 'silent_3', 'silent_7', 'silent_14', 'returned')

  it('do not blame for a day without a check-in and ask for no repair', () => {
    const blame =
      /\byou (?:missed|skipped|slipped|lost|broke|failed|forgot)\b|\b(?:missed|slipped|broken?|lazy|promised?|twice as|extra)\b/iu
    expect(findMatches(blame, quiet)).toEqual([])
  })

  it('do not ask for more after a milestone or an easy day', () => {
    const raise = /\b(?:raise|increase|aim higher|next level|add (?:a|one|another)|a bit more|step up)\b/iu
    expect(findMatches(raise, (one) => one.situation.startsWith('milestone') || one.situation === 'note_easy')).toEqual(
      [],
    )
  })

  it('do not warn of a loss late in the day', () => {
    expect(
      findMatches(/\b(?:lose|losing|lost|break|at risk|danger|save|last chance|streak)\b/iu, within('at_risk')),
    ).toEqual([])
  })
})

describe.each(Object.entries(BRIEFS))('for %s', (name, person) => {
  it('messages of situations keep the rules of texts', () => {
    const plan = { micro_plan: ['Put the pen on the table.'], step_minutes: [1] }
    const bySituation = new Map(
      situations.map((situation) => {
        const known = inSituation(person, situation)
        const bare = { ...known, plan: null, obstacle: null, reason: null, description: '', interview: null }
        return [situation, [known, bare].map((brief) => ({ brief, facts: readFacts(brief) }))]
      }),
    )
    const found = entries.flatMap(({ situation, tone, message: entry, at }, index) => {
      const given = bySituation.get(situation)?.[index % 2 === Number(name.slice(1)) % 2 ? 1 : 0]
      if (given === undefined) throw new RangeError(situation)
      const { facts } = given
      const brief = { ...given.brief, tone }
      const [wording = ''] = eligibleTexts(entry, brief.kind, facts)
      const message = fillSlots(wording, facts, brief.localTime)
      const text = { message, ...plan, challenge: 'Breathe out once.', challenge_seconds: 30 }
      return checkText(text, brief, { mayBeEnglish: true }).map(({ says }) => `${at}: ${says} | ${message}`)
    })
    expect(found).toEqual([])
  })
})
