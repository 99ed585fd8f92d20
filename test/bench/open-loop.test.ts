import { expect, it } from 'vitest'
import { runOpenLoop } from '../../bench/load/open-loop.ts'

/** A clock that only `wait` moves. */
const createClock = () => {
  let time = 0
  return {
    now: () => time,
    wait: async (ms: number) => {
      time += ms
    },
    pass: (ms: number) => {
      time += ms
    },
  }
}

it('sends at the fixed rate, and counts a request from when it was due', async () => {
  const clock = createClock()
  const sent: number[] = []
  const answered = await runOpenLoop({
    ...{ rate: 10, seconds: 1, now: clock.now, wait: clock.wait },
    send: (index) => {
      sent.push(clock.now())
      // The fourth request holds the sender up for 250 ms, so the next two are late.
      if (index === 3) clock.pass(250)
      return { kind: 'dashboard', answer: Promise.resolve() }
    },
  })
  expect(sent).toEqual([0, 100, 200, 300, 550, 550, 600, 700, 800, 900])
  expect(answered).toHaveLength(10)
  // Answers are counted when the microtasks run: the one that was due at 400 ms was sent 150 ms late.
  expect(answered[4]?.ms).toBeGreaterThanOrEqual(150)
})

it('goes on after a failed request and names it', async () => {
  const clock = createClock()
  const answered = await runOpenLoop({
    ...{ rate: 4, seconds: 1, now: clock.now, wait: clock.wait },
    send: (index) => ({
      kind: index % 2 === 0 ? 'page' : 'check-in',
      answer: index === 1 ? Promise.reject(new Error('503')) : Promise.resolve(),
    }),
  })
  expect(answered.map(({ kind, failed }) => `${kind} ${failed}`)).toEqual([
    'page false',
    'check-in true',
    'page false',
    'check-in false',
  ])
})
