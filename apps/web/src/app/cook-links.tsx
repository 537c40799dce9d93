import { LogOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { NavLink, useNavigate } from 'react-router'
import { paths } from '../paths'
import { session } from '../session/session-store'
import { CookNamePlace } from './cook-name-place'
import { headerLink } from './header-link'

const CookName = lazy(() =>
  import('./cook-name').then(
    ({ CookName }) => ({ default: CookName }),
    () => ({ default: () => <>My Account</> }),
  ),
)

export function CookLinks() {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    try {
      const { signOut } = await import('../features/account/sign-out')
      await signOut()
    } catch (error) {
      console.error('Logout failed', error)
      session.clearUser()
    }
    void navigate(paths.home)
  }

  return (
    <>
      <NavLink to={paths.myAccount} className={headerLink}>
        <Suspense fallback={<CookNamePlace />}>
          <CookName />
        </Suspense>
      </NavLink>
      <NavLink to={paths.myRecipes} className={headerLink}>
        My Recipes
      </NavLink>
      <button type="button" className={headerLink} disabled={leaving} onClick={() => void leave()}>
        <LogOut aria-hidden className="size-5" />
        Logout
      </button>
    </>
  )
}
