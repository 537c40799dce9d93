import { useSyncExternalStore } from 'react'

/** One toast shows at a time; a new one replaces it. */
export const TOAST_LIMIT = 1
export const TOAST_DURATION = 5000
/** How long a dismissed toast stays in the store. */
export const TOAST_REMOVE_DELAY = 1_000_000

export type ToastTone = 'default' | 'destructive' | 'success'

type ToastAction = {
  label: string
  /** Alternative for users who cannot reach the button in time: 'Undo: open the history'. */
  altText?: string
  onSelect: () => void
}

export type ToastMessage = {
  title: string
  description?: string
  tone?: ToastTone
  action?: ToastAction
  duration?: number
}

export type StoredToast = ToastMessage & { id: string; open: boolean }

let toasts: readonly StoredToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removalTimers = new Map<string, ReturnType<typeof setTimeout>>()

function setToasts(next: readonly StoredToast[]) {
  toasts = next
  for (const [id, timer] of removalTimers) {
    if (toasts.some((stored) => stored.id === id)) continue
    clearTimeout(timer)
    removalTimers.delete(id)
  }
  for (const listener of listeners) listener()
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly StoredToast[] {
  return toasts
}

/** Hides a toast at once and removes it after the delay. */
export function dismissToast(id: string): void {
  if (!toasts.some((stored) => stored.id === id && stored.open)) return
  removalTimers.set(
    id,
    setTimeout(() => setToasts(toasts.filter((stored) => stored.id !== id)), TOAST_REMOVE_DELAY),
  )
  setToasts(toasts.map((stored) => (stored.id === id ? { ...stored, open: false } : stored)))
}

/** Shows a toast from anywhere: `toast({ title: 'Item Removed' })`. */
export function toast(message: ToastMessage): { id: string; dismiss: () => void } {
  lastId += 1
  const id = String(lastId)
  setToasts([{ ...message, id, open: true }, ...toasts].slice(0, TOAST_LIMIT))
  return { id, dismiss: () => dismissToast(id) }
}

/** Removes all toasts at once, for a fresh page. */
export function clearToasts(): void {
  setToasts([])
}

export function useToasts() {
  return useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
}
