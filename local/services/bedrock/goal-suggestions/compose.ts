import * as z from 'zod/mini'
import { builtInSuggestions } from '#domain/framework/built-in-suggestions.ts'
import { circleType } from '#domain/goals/fields.ts'
import { conversationField, readChat } from '#local/services/bedrock/interview-data.ts'
import { readData } from '#local/services/bedrock/person-data.ts'

const suggestionData = z.object({
  circle: circleType,
  personal_definition: z.string(),
  current_challenges: z.string(),
  success_in_90_days: z.string(),
  priority_for_90_days: z.string(),
  hours_per_week: z.number(),
  hours_move: z.boolean(),
  conversation: conversationField,
  goals: z.array(z.object({ title: z.string() })),
})

/** Another choice of ideas than the built-in one. */
const SEED = 1

/** Three goals of one circle: the domain's ideas by another seed. */
export const composeGoalSuggestions = (prompt: string) => {
  const data = readData(prompt, suggestionData)
  const suggestions = builtInSuggestions(
    {
      circle: data.circle,
      hoursPerWeek: data.hours_per_week,
      personalDefinition: data.personal_definition,
      currentChallenges: data.current_challenges,
      specificGoal: data.success_in_90_days,
      priority: data.priority_for_90_days,
      chat: readChat(data.conversation).flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
      gentle: null,
      hasGentle: false,
      moving: data.hours_move,
    },
    { seed: SEED, held: data.goals.map(({ title }) => title) },
  )
  return { suggestions: suggestions.map(({ timeCommitment: _, ...suggestion }) => suggestion) }
}
