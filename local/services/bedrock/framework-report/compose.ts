import * as z from 'zod/mini'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { circleType } from '#domain/goals/fields.ts'
import { withStarts } from '#domain/interview/answers.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { conversationField, interviewFields, readChat, readInterview } from '#local/services/bedrock/interview-data.ts'
import { readData } from '#local/services/bedrock/person-data.ts'

const reportData = z.object({
  ...interviewFields,
  conversation: conversationField,
  goals: z.array(z.object({ title: z.string(), circle: z.nullable(circleType) })),
})

/** Another wording than the built-in report's. */
const SEED = 1

/** The prose of a report: the domain's wordings by another seed. */
export const composeFrameworkReport = (prompt: string) => {
  const data = readData(prompt, reportData)
  const interview = withStarts(readInterview(data))
  const frame = createReportFrame(interview, readChat(data.conversation))
  const prose = builtInReport(interview, frame, { seed: SEED, goals: data.goals })
  return {
    ...prose,
    key_insights: prose.key_insights.map((insight, at) => ({
      circle: CIRCLE_NAMES[frame.insights[at]?.circle ?? 'spiritual'],
      ...insight,
    })),
    priority_recommendations: prose.priority_recommendations.map((recommendation, at) => ({
      circle: CIRCLE_NAMES[frame.recommended[at] ?? 'spiritual'],
      ...recommendation,
    })),
  }
}
