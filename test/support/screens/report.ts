import { createInterview } from '#test/support/interview.ts'
import type { Journey } from '#test/support/journey.ts'
import { manager } from '#test/support/people/manager.ts'
import { keepFromOthers } from '#test/support/visitors.ts'
import { someone, type Walker } from './people.ts'
import { afresh, walk } from './walk.ts'
import { fault, lift } from './wire.ts'

/** States of the framework report. */

/** The priority has a word that is wider than a phone. */
const crowded = createInterview({
  lifeContext: {
    primary_90_day_priority: 'Finish the Donaudampfschifffahrtsgesellschaftskapitänsgeschichte.',
    work_hours_per_week: 70,
    sleep_hours_per_night: 8,
    commute_hours_per_week: 15,
  },
  friends_family: { ideal_time_per_week: 25 },
})

/** One hour of the week stays open. */
const tight = createInterview({ friends_family: { ideal_time_per_week: 44 } })

const report = async ({ page, open, ask, heading }: Walker, answers: object) => {
  const { analysis } = await ask('create-five-circle-framework', { ...answers, conversationHistory: null })
  keepFromOthers(page)
  await page.addInitScript(
    (kept) => sessionStorage.setItem('five-circles.frameworkAnalysis', kept),
    JSON.stringify(analysis),
  )
  await open('/?view=framework-report')
  await heading('Success Probability Assessment')
}

export const reports = [
  walk((journey: Journey) => someone(journey), {
    report: (at) => report(at, createInterview()),
    'report-conflict': afresh((at) => report(at, crowded)),
    'report-tight': afresh((at) => report(at, tight)),
    'report-gentle': afresh((at) => report(at, manager.interview)),
  }),
  walk(
    (journey: Journey) => someone(journey),
    {
      'report-built-in': async (at) => {
        await fault(at.journey, 'model', 'rubbish')
        await report(at, createInterview())
        await at.page.getByText('from our own book').waitFor()
        await lift(at.journey)
      },
    },
    { alone: true },
  ),
]
