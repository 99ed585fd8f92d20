import { type Stack, Token } from 'aws-cdk-lib'

/** The account in the ids of cdk-nag's findings: a placeholder for a stack without an account. */
export const accountIn = (stack: Stack): string =>
  Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account
