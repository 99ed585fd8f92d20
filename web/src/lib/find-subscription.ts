/** The push subscription of this browser. Undefined where there is none, and where the browser has no push. */
export const findSubscription = async (): Promise<PushSubscription | undefined> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}
