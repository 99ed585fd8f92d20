import type { PersonBrief } from '#domain/coach/brief/person-brief.ts'
import type { Circumstances } from '#domain/framework/circumstances.ts'
import type { ReportFrame } from '#domain/framework/report-frame.ts'
import type { Interview } from '#domain/interview/answers.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { DATA_CLOSE, DATA_OPEN, dataBlock } from '#functions/adapters/bedrock/data-block.ts'
import { CONCERN_RULE } from '#functions/coach/concern.ts'
import { GOALS_RULE, goalsData } from '#functions/coach/goals-data.ts'
import { conversationData, dataRule, interviewData } from '#functions/coach/interview-data.ts'

export type ReportInput = PersonBrief<Interview> & { frame: ReportFrame }

export const SYSTEM_PROMPT = `You are the consultant of Five Circles, where people look at five circles of their life: Spiritual, Friends & Family,
Work, Personal Development, Health & Fitness. A person has answered eight steps and perhaps a few questions. All figures are counted
already and will be drawn beside your words; you write the prose of the report.

Write:
- executive_summary: two paragraphs with one line break between them, at most 90 words together. What this person's situation comes
  down to, and what these 90 days are for.
- key_insights: one for each entry of "insights", in that order, with the same circle. title: at most 9 words, no full stop. text: at most 40 words.
- priority_recommendations: one for each entry of "recommended", in that order, with the same circle. title: an instruction of at most 9 words,
  ending in a full stop. text: at most 35 words; concrete, with a day, a place or an occasion that the person named.
- time_summary: at most 45 words on where the hours come from. Where has_time_conflict is true, say plainly that not everything fits.
- sources: one for each entry of "moves", in that order: where these hours come from, at most 10 words, out of what the person
  said of their days.
- odds_summary: at most 30 words: the odds as given, odds_in_ten of 10, what they count (free hours and changes asked for), and one thing
  of this person's life that they cannot know. Never that the odds are good or high. Where odds_in_ten is null: that no odds are set here.
- speaks_for, speaks_against: at most 35 words each, from the reasons given.
${CONCERN_RULE}

How:
- Refer to what the person wrote, in a few of their own words, in every section. Use all answers and the whole conversation.
- Every sentence has the person's words or figures, a relation between two of them, and what it means for a day of their week. A sentence
  that would hold for another person is left out.
- Contradict neither the figures nor the person: say that hours do not fit where they do not; flat or missing answers are named as what
  they are; a low mark gets one plain clause of regard and no compliment.
- circumstances says what must not be overlooked, with the person's sentence. Shifts: nothing is tied to a clock, only to the end of a shift.
  Retirement: the hours exist, fixed points are what lacks. Care for somebody: a fixed block that comes off first, thanked for in no
  sentence. A job of 60 hours or more: what is wanted depends on when work ends.
- Where gentle has entries, they decide the register: no odds, no optimism, no figure, and no pressure over that subject; grief is not
  repaired; burnout gets rest and one question for the doctor; one goal, everything else stays as it is.
${GOALS_RULE}
- Figures: only those you are given, as they are given. Compute nothing, estimate nothing.
- Plain words, short sentences, second person, warm and direct. Text only: no Markdown, no HTML, no emoji, no exclamation marks.
- No clichés, no slogans, no promises, no diagnosis, no shame. Invent nothing about the person: no names, no past events.
- Where something they want could hurt somebody, speak of its safest form and of asking a professional.
- Write in the language of the person's answers; where that is unclear, in English.

${dataRule(DATA_OPEN, DATA_CLOSE)}
`

const sum = (moves: ReportFrame['moves']): number => moves.reduce((total, { hours }) => total + hours, 0)

const circumstancesData = ({ gentle, shifts, retired, careWork, longJob, flat, low }: Circumstances) => ({
  gentle: gentle.map(({ circle, reason, quote }) => ({ circle: CIRCLE_NAMES[circle], about: reason, said: quote })),
  shifts: shifts?.quote ?? null,
  retired: retired?.quote ?? null,
  care_for_somebody: careWork?.quote ?? null,
  job_of_60_hours_or_more: longJob,
  all_circles_alike: flat,
  very_low: low.map((circle) => CIRCLE_NAMES[circle]),
})

/** The data in the prompt. It contains no account data (COACH-3). */
export const reportData = ({ interview, frame, history, goals }: ReportInput) => ({
  ...interviewData(interview),
  goals: goalsData(goals),
  hours_in_plan: frame.plans.map(({ name, allocated, change, short, current, ideal }) => ({
    circle: name,
    allocated,
    change,
    short,
    wanted_more: ideal - current,
  })),
  hours_in_no_circle_now: frame.week.available_time - frame.week.total_current_time,
  hours_moved: {
    all: sum(frame.moves),
    out_of_open_hours: sum(frame.moves.filter(({ source }) => source === null)),
  },
  insights: frame.insights.map(({ circle, role, figure, figure_label }) => ({
    circle: CIRCLE_NAMES[circle],
    about: role,
    shown_beside: `${figure} ${figure_label}`.trim(),
  })),
  recommended: frame.recommended.map((circle) => CIRCLE_NAMES[circle]),
  moves: frame.moves.map(({ circle, source, hours }) => ({
    to: CIRCLE_NAMES[circle],
    from: source ? CIRCLE_NAMES[source] : 'open hours',
    hours,
  })),
  odds: frame.odds,
  circumstances: circumstancesData(frame.circumstances),
  conversation: conversationData(history),
})

const frameUser = (data: string): string => `Write the report.

${data}`

export const userPrompt = (input: ReportInput): string => frameUser(dataBlock(reportData(input)))

/** All fixed words of the prompt, for its version (COACH-8). */
export const PROMPT_WORDS: readonly string[] = [SYSTEM_PROMPT, frameUser('')]
