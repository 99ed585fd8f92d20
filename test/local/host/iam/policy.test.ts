import { describe, expect, test } from 'vitest'
import { checkPolicy, evaluate, isAllowed } from '#local/host/iam/policy.ts'
import type { Context } from '#local/services/protocol/conditions.ts'
import { allow, createFunction, table } from './cloud.ts'

const read = (context: Context = {}, action = 'dynamodb:GetItem', resource = table.arn) => ({
  action,
  resource,
  context,
})
const keys = (...values: string[]): Context => ({ 'dynamodb:LeadingKeys': values })
const leading = (operator: string, ...wanted: string[]) => [
  allow(['dynamodb:GetItem'], [table.arn], { [operator]: { 'dynamodb:LeadingKeys': wanted } }),
]

test('evaluate denies by default and prefers a deny to every allow', () => {
  expect(evaluate([], read())).toBe('not allowed')
  const all = allow(['*'], ['*'])
  expect(evaluate([all], read())).toBe('allowed')
  expect(evaluate([all, { ...all, effect: 'Deny', actions: ['dynamodb:Get*'] }], read())).toBe('denied')
})

test.each([
  ['dynamodb:*', table.arn, true],
  ['DynamoDB:getitem', table.arn, true],
  ['dynamodb:Get', table.arn, false],
  ['dynamodb:GetItem', `${table.arn}/index/*`, false],
  ['dynamodb:GetItem', `${table.arn}*`, true],
  ['dynamodb:GetIte?', table.arn.replace('test', 't?st'), true],
  ['dynamodb:GetItem', table.arn.toUpperCase(), false],
  ['dynamodb:GetItem', table.arn.replace('five-circles', 'five.circles'), false],
])('isAllowed for a statement of %s on %s: %s', (action, resource, expected) => {
  expect(isAllowed([allow([action], [resource])], read())).toBe(expected)
})

describe('conditions on leading keys', () => {
  test.each([
    ['ForAllValues:StringLike', ['USER#*'], keys('USER#1', 'USER#2'), true],
    ['ForAllValues:StringLike', ['USER#*'], keys('USER#1', 'ZONES'), false],
    ['ForAllValues:StringLike', ['USER#*', 'ZONES'], keys('USER#1', 'ZONES'), true],
    // As in IAM, a request without the key passes ForAllValues.
    ['ForAllValues:StringLike', ['USER#*'], {}, true],
    ['ForAnyValue:StringLike', ['USER#*'], keys('USER#1', 'ZONES'), true],
    ['ForAnyValue:StringLike', ['USER#*'], {}, false],
    ['ForAllValues:StringEquals', ['USER#*'], keys('USER#1'), false],
    ['StringEquals', ['ZONES'], keys('ZONES'), true],
    ['StringEquals', ['ZONES'], {}, false],
    ['StringEqualsIfExists', ['ZONES'], {}, true],
    ['StringNotEquals', ['ZONES'], {}, true],
    ['StringNotLike', ['USER#*'], keys('USER#1'), false],
    ['Null', ['true'], {}, true],
    ['Null', ['false'], {}, false],
  ] as const)('%s %j with %j: %s', (operator, wanted, context, expected) => {
    expect(isAllowed(leading(operator, ...wanted), read(context))).toBe(expected)
  })

  test('isAllowed requires every condition of a statement', () => {
    const statement = allow(['dynamodb:GetItem'], ['*'], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*'] },
      Bool: { 'aws:SecureTransport': ['true'] },
    })
    expect(isAllowed([statement], read(keys('USER#1')))).toBe(true)
    const insecure = {
      ...statement,
      conditions: { ...statement.conditions, Bool: { 'aws:SecureTransport': ['false'] } },
    }
    expect(isAllowed([insecure], read(keys('USER#1')))).toBe(false)
  })
})

const variable = '$' + '{cognito-identity.amazonaws.com:sub}'
test.each([
  [{ NumericLessThan: { 'dynamodb:LeadingKeys': ['3'] } }, 'the condition operator NumericLessThan is not supported'],
  [{ StringEquals: { 'aws:PrincipalTag/team': ['a'] } }, 'the condition key aws:PrincipalTag/team is not supported'],
  [
    { StringEquals: { 'dynamodb:LeadingKeys': [`USER#${variable}`] } },
    `the policy variable ${variable} is not supported`,
  ],
])('checkPolicy refuses an unsupported condition or variable by name', (conditions, reason) => {
  expect(() => checkPolicy(createFunction('reader', [allow(['dynamodb:GetItem'], ['*'], conditions)]))).toThrow(
    `The policy of reader cannot be checked: ${reason}.`,
  )
})
