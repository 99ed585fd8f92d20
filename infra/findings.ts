import { type Stack, Token } from 'aws-cdk-lib'

/** The account in the ids of the checks' findings: a placeholder where the stack has none. */
export const accountIn = (stack: Stack): string =>
  Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account
