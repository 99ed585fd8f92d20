import { type Stack, Token } from 'aws-cdk-lib'

/** The account in ids of cdk-nag's findings and in the name of the assets' bucket: a placeholder for a stack without an account. */
export const accountIn = (stack: Stack): string =>
  Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account
