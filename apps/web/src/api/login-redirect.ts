let currentRedirect = () => {}

/** Sets how the app redirects to /login; this folder does not depend on the router. */
export function setLoginRedirect(redirect: () => void) {
  currentRedirect = redirect
}

export function redirectToLogin() {
  currentRedirect()
}
