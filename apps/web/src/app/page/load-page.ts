import type { ComponentType } from 'react'

type PageModule = Readonly<Record<string, ComponentType>>

/** Every page is a file of its own, loaded when it is opened. The gallery is for development only. */
const pageModules: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...import.meta.glob<PageModule>(['../../features/**/*-page.tsx', '!../../features/gallery/**']),
  ...(import.meta.env.DEV && import.meta.glob<PageModule>('../../features/gallery/gallery-page.tsx')),
}

/** Loads the component of a page: `account/login/login-page` exports `LoginPage`. */
export async function loadPage(page: string): Promise<ComponentType> {
  const loadModule = pageModules[`../../features/${page}.tsx`]
  const component = (await loadModule?.())?.[componentNameOf(page)]
  if (!component) throw new Error(`There is no page ${page}`)
  return component
}

function componentNameOf(page: string): string {
  const file = page.slice(page.lastIndexOf('/') + 1)
  return file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
