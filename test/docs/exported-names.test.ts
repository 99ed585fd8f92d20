import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const SOURCES = ['domain', 'events', 'functions', 'infra', 'local', 'web/src', 'scripts', 'bench']
const DECLARATION = /^export (?:async )?(?:type|interface|class|const|function) (\w+)/gm

/** Names that each file of a kind has by convention. */
const CONVENTIONS = [
  // Of each operation and reaction.
  /^(contract|Env|handler)$/,
  // Of each prompt.
  /^(answerSchema|SYSTEM_PROMPT|systemPrompt|userPrompt|PROMPT_WORDS)$/,
  // Of each tone.
  /(Messages|Frames|Leads)$/,
  // A schedule and the reaction to it.
  /^(announceTrialEnds|dispatch[A-Z]\w+|reconcileSubscriptions)$/,
  // The rules of a subject and its gentle texts.
  /^(EATING|MEDICINE|SELF_HARM|SUICIDE)$/,
  // Of each command.
  /^(HELP|ROOT)$/,
]

/** `metadata` and `password` are exported by the local user pool, and again by the page or for Stripe. The training writes the files of `MEANING` and `WORD_GROUPS`. */
const REPEATED = ['metadata', 'password', 'MEANING', 'WORD_GROUPS']

it('no two files export the same name', () => {
  const files = new Map<string, string[]>()
  for (const folder of SOURCES)
    for (const file of globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: ROOT, exclude: ['**/node_modules'] }))
      for (const [, name = ''] of readFileSync(new URL(file, ROOT), 'utf8').matchAll(DECLARATION))
        files.set(name, [...(files.get(name) ?? []), file])
  const isExpected = (name: string) =>
    REPEATED.includes(name) || CONVENTIONS.some((convention) => convention.test(name))
  expect([...files].filter(([name, declared]) => declared.length > 1 && !isExpected(name))).toEqual([])
})
