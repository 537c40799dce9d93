import { Copy, Printer, Share2, ShoppingBasket } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../ui/button'
import { Menu, type MenuItem } from '../../ui/menu'
import { toast } from '../../ui/toast-store'
import type { ShownLine } from './shopping-state'

interface ShopNowProps {
  readonly lines: readonly ShownLine[]
}

/** Takes the list along, within thumb reach however long it is. */
export function ShopNow({ lines }: ShopNowProps) {
  const text = lines.map((line) => line.text).join('\n')
  const items: MenuItem[] = [
    { label: 'Copy list', icon: <Copy />, onSelect: () => void copy(text) },
    { label: 'Print', icon: <Printer />, onSelect: print },
  ]
  if ('share' in navigator) {
    items.unshift({ label: 'Share', icon: <Share2 />, onSelect: () => void share(text) })
  }

  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toast-lift', '6rem')
    return () => void style.removeProperty('--toast-lift')
  }, [])

  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-auto border-t bg-paper px-4 pt-3 pb-safe sm:-mx-6 sm:px-6 print:hidden">
      <Menu
        trigger={
          <Button variant="primary" size="lg" icon={<ShoppingBasket />} className="max-sm:w-full">
            Shop Now
          </Button>
        }
        items={items}
        align="start"
      />
    </div>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'List copied', tone: 'success' })
  } catch {
    toast({
      title: 'Not copied',
      description: 'Your browser did not allow it. Print the list, or select it and copy it by hand.',
      tone: 'destructive',
    })
  }
}

async function share(text: string): Promise<void> {
  try {
    await navigator.share({ title: 'Shopping list', text })
  } catch (error) {
    // Whoever changes their mind needs no word about it.
    if (error instanceof Error && error.name === 'AbortError') return
    toast({ title: 'Not shared', description: 'Your device did not take it. Copy the list instead.' })
  }
}

/** Once the menu is gone, which would be on the paper otherwise. */
function print(): void {
  setTimeout(() => window.print(), 300)
}
