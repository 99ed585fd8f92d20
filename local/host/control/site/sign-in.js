// Replaces the session of this browser by the one in the page, then opens the app.

const { prefix, entries } = JSON.parse(document.getElementById('session').textContent)
for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name)
for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
location.replace('/dashboard')
