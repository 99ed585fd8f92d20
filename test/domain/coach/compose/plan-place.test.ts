import { describe, expect, it } from 'vitest'
import { withoutPlanPlace } from '#domain/coach/compose/plan-place.ts'
import type { Slot } from '#domain/coach/library/entry.ts'

describe('withoutPlanPlace', () => {
  it.each([
    ['put the phone in the kitchen', 'put the phone'],
    ['open every envelope at the kitchen table', 'open every envelope'],
    ['go to the sink and run cold water over your hands', 'go to the sink and run cold water over your hands'],
    ['keep your shoes on and walk', 'keep your shoes on and walk'],
    ['sit by the window', 'sit by the window'],
    ['close the laptop', 'close the laptop'],
    ['spend ten minutes on my thesis', 'spend ten minutes on my thesis'],
    ['write one page in my journal', 'write one page in my journal'],
    ['go for a run in the morning', 'go for a run in the morning'],
  ])('leaves out where the act takes place, unless it names nothing else: %s', (act, left) =>
    expect(withoutPlanPlace(`When it is ten, ${act}.`, { values: new Map<Slot, string>([['then', act]]) })).toBe(
      `When it is ten, ${left}.`,
    ),
  )
})
