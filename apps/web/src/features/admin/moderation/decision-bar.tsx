import type { ReactNode } from 'react'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'

/** The decision buttons, always in view below the content. */
export function DecisionBar({ children }: { readonly children: ReactNode }) {
  useToastOffset('6rem')
  return (
    <div className="sticky bottom-0 z-10 flex flex-col gap-3 border-t bg-paper pt-3 pb-safe max-lg:-mx-4 max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6">
      {children}
    </div>
  )
}
