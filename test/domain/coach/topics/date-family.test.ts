import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { readDateFamily } from '#domain/coach/topics/date-family.ts'
import { readTargetEvent } from '#domain/coach/topics/target-event.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

/** A goal with nothing but a title and a kind. */
const bare = (title: string, kind: CoachBrief['kind']): CoachBrief => ({
  ...BRIEFS.P1,
  ...{ title, kind, description: '', plan: null, obstacle: null, reason: null },
})

describe('the family of a goal with a target date (TEXT-37)', () => {
  it.each([
    ['Finish the first draft of my thesis', 'finish', 'written'],
    ['Write a report on the pilot project', 'finish', 'written'],
    ['Apply to three graduate schools', 'finish', 'application'],
    ['Finish modules one to three of the wound-care course', 'finish', 'course'],
    ['Learn to send my grandson a picture', 'learn', 'skill'],
    ['Japanisch lernen: 10 Vokabeln am Tag', 'learn', 'language'],
    ['Pay off the credit card', 'save', 'debt'],
    ['Save $3,000 for the roof', 'save', 'savings'],
    ['Walk to the bakery without a stick', 'recover', 'recovery'],
    ['Quit smoking', 'stop', 'quit'],
    ['Stop shouting at my kids', 'stop', 'restraint'],
    ['Close my betting accounts', 'do_regularly', 'quit'],
    ['30 days without betting', 'do_regularly', 'quit'],
    ['Dry January', 'stop', 'quit'],
    ['Throw away less food', 'stop', 'practice'],
    ['Learn to love myself', 'learn', 'practice'],
    ['Stop thinking about my ex', 'stop', 'recovery'],
    ['Get over my ex', 'finish', 'recovery'],
    ['Find a girlfriend by June', 'relate', 'dating'],
    ['Go on a date by Saturday', 'do_regularly', 'dating'],
    ['Walk 20 minutes after every shift', 'do_regularly', 'practice'],
    ['Lose 20 lbs before my sister’s wedding', 'do_regularly', 'practice'],
    ['Read a psalm every morning', 'reflect', 'quiet'],
    ['Be home for dinner four evenings a week', 'relate', 'people'],
    ['Declutter the garage', 'finish', 'home'],
    ['Knit a blanket for the baby', 'finish', 'project'],
  ] as const)('is read from its kind, topic and title: %s', (title, kind, family) => {
    const brief = bare(title, kind)
    expect(readTargetEvent(brief)).toBeUndefined()
    expect(readDateFamily(brief)).toBe(family)
  })
})

describe('the text of a target date', () => {
  const listTexts = (brief: CoachBrief): string =>
    (['target_eve', 'target_day'] as const)
      .flatMap((situation) =>
        [0, 1, 2, 3, 4].map((slot) => writeBuiltInText({ ...inSituation(brief, situation), slot })),
      )
      .flatMap(({ message, micro_plan: steps, challenge }) => [message, ...steps, challenge])
      .join('\n')

  it('never asks whether gambling goes on', () => {
    expect(listTexts(bare('Close my betting accounts', 'do_regularly'))).not.toMatch(
      /goes? on\b|what you (?:always )?use/iu,
    )
  })

  it('names no other person of a search for a partner', () => {
    expect(listTexts(bare('Go on a date by Saturday', 'do_regularly'))).not.toMatch(
      /\b(?:the others|let them|who is there)\b/iu,
    )
  })
})
