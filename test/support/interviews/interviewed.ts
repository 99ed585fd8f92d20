import type { CircleAnswers, Interview, LifeContext } from '#domain/interview/answers.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { answers } from '#test/support/people/person.ts'

/** An interview by which the reports, the consultant's questions and the suggestions are read. */
export type Interviewed = { who: string; interview: Interview; chat: ConversationEntry[] }

type Circle = Parameters<typeof answers>

/** `week`: hours of work a week, of sleep a night and of the way to work a week. */
export const lived = (
  stage: LifeContext['life_stage'],
  week: readonly [work: number, sleep: number, commute: number],
  [primary_challenge, primary_90_day_priority]: readonly [challenge: string, priority: string],
  circles: Record<keyof Interview['circleData'], Circle>,
): Interview => {
  const read = (circle: Circle): CircleAnswers => answers(...circle)
  return {
    lifeContext: {
      life_stage: stage,
      primary_challenge,
      primary_90_day_priority,
      work_hours_per_week: week[0],
      sleep_hours_per_night: week[1],
      commute_hours_per_week: week[2],
    },
    circleData: {
      spiritual: read(circles.spiritual),
      friends_family: read(circles.friends_family),
      work: read(circles.work),
      personal_development: read(circles.personal_development),
      health_fitness: read(circles.health_fitness),
    },
  }
}
