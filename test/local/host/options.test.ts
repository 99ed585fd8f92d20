import { describe, expect, it } from 'vitest'
import { readOptions } from '#local/host/options.ts'

describe('the option --model', () => {
  it.each([
    [[], { kind: 'stand-in' }],
    [['--model', 'http://localhost:11434'], { kind: 'openai', url: 'http://localhost:11434' }],
    [['--model', 'http://127.0.0.1:1234/v1/'], { kind: 'openai', url: 'http://127.0.0.1:1234' }],
    [
      ['--model', 'http://localhost:8080', '--model-name', 'llama3.2'],
      { kind: 'openai', url: 'http://localhost:8080', name: 'llama3.2' },
    ],
    [['--model', 'bedrock'], { kind: 'bedrock' }],
    [
      ['--model', 'bedrock', '--model-name', 'eu.amazon.nova-pro-v1:0'],
      { kind: 'bedrock', name: 'eu.amazon.nova-pro-v1:0' },
    ],
  ])('accepts %j', (args, model) => {
    expect(readOptions(args).model).toEqual(model)
  })

  it.each([
    [['--model', 'llama'], /--model must be bedrock, or the http address of a server/],
    [['--model', 'ftp://localhost'], /--model must be bedrock, or the http address/],
    [['--model-name', 'llama'], /--model-name needs --model/],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})

describe('readOptions', () => {
  it.each([
    [['--prot', '3000'], /^Unknown option '--prot'/],
    [['--port', 'many'], /^--port must be a number from 1 to 65535/],
    [['--port', '0'], /^--port must be a number from 1 to 65535/],
    [['--now', 'tomorrow'], /^--now must be an instant/],
    [['now'], /^Unexpected argument 'now'/],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})

describe('the option --bundled', () => {
  it('is off by default, and refused together with --dev', () => {
    expect(readOptions([]).bundled).toBe(false)
    expect(readOptions(['--bundled']).bundled).toBe(true)
    expect(() => readOptions(['--bundled', '--dev'])).toThrow(/--bundled is for npm start only/)
  })
})
