import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EvalText } from './eval-text.ts'
import { groupByGoal, type TextFault } from './graders.ts'

const facts = ({ brief }: EvalText): string =>
  [
    `Title: ${brief.title}`,
    brief.description && `Description: ${brief.description}`,
    brief.plan && `Plan: When ${brief.plan.when}, I will ${brief.plan.will}`,
    brief.obstacle && `Obstacle: ${brief.obstacle}`,
    brief.target && `Target date: ${brief.target}`,
    `Kind: ${brief.kind}. Tone: ${brief.tone}. Care: ${brief.care}. Time: ${brief.time_of_day}.`,
  ]
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n')

const dayText = ({ brief, day, situation, text, source }: EvalText, faults: readonly TextFault[]): string => {
  const { message, micro_plan, step_minutes = [], challenge, challenge_seconds } = text
  const last = brief.days.map(({ state }) => (state === 'kept' ? 'x' : '.')).join('')
  const note = brief.notes[0]
  return [
    `### Day ${day + 1}, ${brief.weekday} ${brief.date}: ${situation} (${source})`,
    `Run ${brief.run}, last days \`${last}\`${note ? `, note ${note.date} ${note.feeling}: “${note.text}”` : ''}`,
    message,
    micro_plan.map((step, index) => `${index + 1}. ${step} (${step_minutes[index] ?? '-'} min)`).join('\n'),
    `Challenge: ${challenge} (${challenge_seconds ?? '-'} s)`,
    ...faults.map(({ grader, says }) => `**${grader}**: ${says}`),
  ].join('\n\n')
}

/** Writes the texts of each person as Markdown, each text with what the graders found. */
export const writeFiles = (folder: string, texts: readonly EvalText[], faults: readonly TextFault[]): void => {
  mkdirSync(folder, { recursive: true })
  for (const [person, own] of Map.groupBy(texts, (text) => text.person)) {
    const goals = groupByGoal(own).map((days) => {
      const [first] = days
      if (!first) return ''
      const written = days.map((day) =>
        dayText(
          day,
          faults.filter(({ about }) => about === day),
        ),
      )
      return [`## ${first.brief.title}`, facts(first), ...written].join('\n\n')
    })
    writeFileSync(join(folder, `${person}.md`), `${[`# ${person}`, ...goals].join('\n\n')}\n`)
  }
}
