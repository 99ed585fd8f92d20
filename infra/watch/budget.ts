import type { Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { DeploymentSettings } from '../config.ts'

/** Percentages of the budget at which a mail is sent. */
const ACTUAL_PERCENT = 80
const FORECAST_PERCENT = 100

/**
 * The month's budget of the AWS account. It mails to the address of the alarms. There is no monitor of unusual costs: an account has
 * one monitor of its services at most, which a new account has from the start.
 */
export const addBudget = (stack: Stack, prefix: string, settings: DeploymentSettings): void => {
  const { monthlyBudgetUsd, alarmEmail } = settings
  if (monthlyBudgetUsd === undefined || alarmEmail === undefined) return
  const subscribers = [{ subscriptionType: 'EMAIL', address: alarmEmail }]
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
    subscribers,
  })
  new CfnBudget(stack, 'budget', {
    budget: {
      budgetName: prefix,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: [notify('ACTUAL', ACTUAL_PERCENT), notify('FORECASTED', FORECAST_PERCENT)],
  })
}
