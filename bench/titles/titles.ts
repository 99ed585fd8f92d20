import { readdirSync, readFileSync } from 'node:fs'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'

const LESSONS = new URL('lessons/', import.meta.url)
/** Titles by writers who saw no pattern, which a test reads too. */
const INDEPENDENT = new URL('../../test/domain/coach/topics/titles/', import.meta.url)

/** A title with the topic whose texts fit it best, or none. */
export interface LabelledTitle {
  /** The file without its ending, such as `independent-4`. */
  source: string
  title: string
  topic: Topic | 'none'
}

const isTopic = (text: string): text is Topic => Object.hasOwn(TOPICS, text)

const readFile = (folder: URL, file: string): LabelledTitle[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => {
      const [topic = '', title = ''] = line.split('\t')
      if (topic !== 'none' && !isTopic(topic)) throw new Error(`${file}:${index + 1}: ${topic} is not a topic.`)
      return { source: file.replace('.tsv', ''), title, topic }
    })

/** All titles that the model learns from. */
export const readTitles = (): LabelledTitle[] =>
  [LESSONS, INDEPENDENT].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.tsv'))
      .sort()
      .flatMap((file) => readFile(folder, file)),
  )
