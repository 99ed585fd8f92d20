import type { Product } from '#local/host/product.ts'
import { callTable } from '#local/services/dynamodb/call.ts'
import { type Person, signUp } from '#test/support/people.ts'

let people = 0

/** New people with a profile; `concurrent` of them sign up at a time. */
export const signUpPeople = async (product: Product, count: number, concurrent = 4): Promise<Person[]> => {
  const made: Person[] = []
  const sign = async () => {
    while (made.length < count) {
      people += 1
      made.push(await signUp(product, `bench-${people}@example.com`))
    }
  }
  await Promise.all(Array.from({ length: concurrent }, sign))
  return made.slice(0, count)
}

/** Gives a person the plan that allows five goals, as a payment would. */
export const givePro = async ({ table, model }: Product, person: Person): Promise<void> => {
  await callTable(table.endpoint, 'UpdateItem', {
    TableName: model.table.name,
    Key: { pk: { S: `USER#${person.id}` }, sk: { S: 'ACCOUNT' } },
    UpdateExpression: 'SET subscribed = :yes, subscription_tier = :tier',
    ExpressionAttributeValues: { ':yes': { BOOL: true }, ':tier': { S: 'Pro Plan' } },
    ConditionExpression: 'attribute_exists(pk)',
  })
}
