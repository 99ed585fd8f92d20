/** The browser looks for a newer build by itself; a page without the worker is one that needs the network. */
export const registerWorker = async (): Promise<void> => {
  // The development server has no build for it to keep.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  } catch (error) {
    console.warn('The page cannot be kept for a time without a network.', error)
  }
}
