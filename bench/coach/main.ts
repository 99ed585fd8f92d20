import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { StartError } from '#local/contracts/start-error.ts'
import { PEOPLE } from '#test/support/people/people.ts'
import { drawSample, printSample } from './draw-sample.ts'
import type { EvalText } from './eval-text.ts'
import { belowFloor, gradeAll } from './floor.ts'
import { judgeText } from './judge.ts'
import type { JudgedText } from './judge-scores.ts'
import { HELP, readEvalOptions } from './options.ts'
import { printGrades } from './print-grades.ts'
import { writeDays } from './write-days.ts'
import { writeFiles } from './write-files.ts'
import { createEvalCoach, createModelWriter, writeFromLibrary } from './writers.ts'

const log = { info: () => undefined, warn: () => undefined }

/** An even sample of the texts that the judge can compare. */
const chooseJudged = (texts: readonly EvalText[], size: number): EvalText[] => {
  const own = texts.filter(({ source }) => source === 'model')
  const step = Math.max(1, Math.ceil(own.length / Math.max(1, size)))
  return size === 0 ? [] : own.filter((_, index) => index % step === 0)
}

/** Exit code: 1 below the floor (TEXT-23). */
const evaluate = async (args: string[]): Promise<number> => {
  const options = readEvalOptions(args)
  if (options.help) {
    console.log(HELP)
    return 0
  }
  const { days, seed, choice } = options
  const coach = choice && (await createEvalCoach(choice, log))
  const write = coach ? createModelWriter(coach) : writeFromLibrary
  const texts = await writeDays(PEOPLE, { days, seed, write })

  const judged: JudgedText[] = []
  if (coach && choice?.kind !== 'stand-in')
    for (const one of chooseJudged(texts, options.judge)) {
      const library = await writeFromLibrary(one.brief)
      const verdict = library && (await judgeText(coach, one, library.text))
      if (verdict) judged.push(verdict)
    }

  const grades = gradeAll(texts, judged)
  const folder = options.out === undefined ? mkdtempSync(join(tmpdir(), 'coach-eval-')) : resolve(options.out)
  writeFiles(folder, texts, grades.faults)
  if (options.sample > 0) {
    const drawn = await drawSample(PEOPLE, { days, seed, write, size: options.sample })
    writeFileSync(join(folder, 'sample.tsv'), printSample(drawn))
  }
  printGrades(texts, grades)
  const below = belowFloor(grades)
  console.log(`\n${texts.length} texts of ${PEOPLE.length} people were written to ${folder}.`)
  for (const sentence of below) console.log(`Below the floor: ${sentence}.`)
  return below.length > 0 ? 1 : 0
}

try {
  process.exit(await evaluate(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
