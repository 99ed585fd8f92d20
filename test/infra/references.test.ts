import { describe, expect, it } from 'vitest'
import { synthesise } from './support/cloud.ts'

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

describe('a reference from one stack to another', () => {
  it('is an import of an exported value', async () => {
    const { text } = await synthesise()
    const imports = all(text, /"Fn::ImportValue":"([^"]+)"/g)
    expect(imports.length).toBeGreaterThan(0)
    expect(all(text, /"Export":\{"Name":"([^"]+)"/g)).toEqual(expect.arrayContaining(imports))
    expect(text).not.toContain('Fn::GetStackOutput')
  })
})
