// Explained in ui/theme/theme.ts.
let token
try {
  token = localStorage.getItem('token')
  if (token) document.documentElement.dataset.cook = ''
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('media', meta.dataset.theme === theme ? 'all' : 'not all')
  }
} catch {}

// Explained in src/base-path.ts.
const base = document.documentElement.dataset.base ?? ''
const shown = location.pathname.slice(base.length)

// Explained in api/first-reads.ts.
try {
  const hour = new Date().getHours()
  const meal = hour < 4 || hour >= 14 ? 'dinner' : hour < 10 ? 'breakfast' : 'lunch'
  const ofScreen = {
    '/userhome': ['users/inventory-overview', 'cooking', 'recipes/top', `suggestions?occasion=${meal}`],
    '/inventory': ['users/inventories'],
    '/Shopping': ['shopping/memory'],
    '/meal-plan': ['meal-plan/wishes'],
  }[shown]
  // Explained in app/frame/cook-frames.tsx.
  if (token && ofScreen) document.documentElement.dataset.frame = shown
  if (token && ofScreen && !Object.keys(localStorage).some((key) => key.startsWith('outbox/'))) {
    const read = async (url) => {
      const headers = {
        accept: 'application/json',
        'accept-language': localStorage.getItem('english') ?? navigator.language,
        authorization: `Bearer ${token}`,
      }
      const response = await fetch(base + url, { method: 'GET', headers, signal: AbortSignal.timeout(6000) })
      return new Response(await response.text(), response)
    }
    const reads = new Map()
    for (const path of [...ofScreen, 'auth/me', 'households/current', 'notifications']) {
      const url = `/api/v1/${path}`
      reads.set(url, { token, response: read(url).catch(() => undefined) })
    }
    globalThis.larderFirstReads = reads
  }
} catch {}

document.addEventListener(
  'submit',
  (event) => {
    const { dataset } = event.target
    if (dataset.waits === undefined) return
    event.preventDefault()
    dataset.sent = ''
  },
  true,
)
