import type { Page } from 'playwright-core'

/** What the user pool answers to the session of a device. */
export const askPool = (device: Page) =>
  device.evaluate<string>(`fetch('/_local/identity/', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({
      AccessToken: Object.entries(localStorage).find(([name]) => name.endsWith('.accessToken'))[1],
    }),
  }).then((answer) => answer.text())`)
