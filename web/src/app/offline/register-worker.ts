/** Registers the service worker. Without it the page needs the network. The browser checks for updates. */
export const registerWorker = async (): Promise<void> => {
  // The development server has no build to cache.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  } catch (error) {
    console.warn('The page cannot be kept for a time without a network.', error)
  }
}
