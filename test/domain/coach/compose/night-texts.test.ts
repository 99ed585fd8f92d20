import { expect, it } from 'vitest'
import { composeText } from '#domain/coach/compose/compose-text.ts'
import { composeGeneralText } from '#domain/coach/compose/general-text.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { tone } from '#domain/goals/fields.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const DISTURBING =
  /\b(?:call|ask|tell|send|invite|visit|outside|go out|neighbors?|child(?:ren)?|kids?|aloud|out loud)\b/iu

const listAsks = (localTime: string): string[] =>
  Object.values(BRIEFS).flatMap((brief) =>
    Array.from({ length: 20 }, (_, offset) => composeText(LIBRARY, { ...brief, localTime }, { offset })).flatMap(
      ({ micro_plan, challenge }) => [...micro_plan, challenge],
    ),
  )
/** The texts about no goal, with their messages. */
const listGeneralAsks = (localTime: string): string[] =>
  tone.options.flatMap((voice) =>
    Array.from({ length: 100 }, (_, offset) =>
      composeGeneralText(LIBRARY, { tone: voice, userId: 'user-1', date: '2026-11-24', localTime, offset }),
    ).flatMap(({ message, micro_plan, challenge }) => [message, ...micro_plan, challenge]),
  )
/** Without the person's own words, such as the title and the plan. */
const unquoted = (text: string): string => text.replace(/“[^”]*”|the 5:30 call|shouting at your kids/gu, '')

it.each(['23:00', '01:30', '03:59'])('asks for nothing that wakes or needs others at %s (NUDGE-9)', (time) => {
  expect(listAsks(time).filter((text) => DISTURBING.test(unquoted(text)))).toEqual([])
})

it.each(['22:59', '04:00'])('may ask for company at %s (NUDGE-9)', (time) => {
  expect(listAsks(time).filter((text) => DISTURBING.test(unquoted(text))).length).toBeGreaterThan(20)
})

it.each(['23:00', '01:30', '03:59'])('asks for nobody in a text about no goal at %s (NUDGE-9)', (time) => {
  expect(listGeneralAsks(time).filter((text) => DISTURBING.test(text))).toEqual([])
})

it.each(['22:59', '04:00'])('may ask for company in a text about no goal at %s (NUDGE-9)', (time) => {
  expect(listGeneralAsks(time).filter((text) => DISTURBING.test(text)).length).toBeGreaterThan(20)
})
