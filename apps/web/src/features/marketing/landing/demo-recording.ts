/** The product recording in public/demo. */
export const demoRecording = {
  webm: '/demo/demo.webm',
  mp4: '/demo/demo.mp4',
  captions: '/demo/demo.vtt',
  poster: '/demo/poster.jpg',
  width: 1280,
  height: 720,
  shows:
    'A receipt is scanned and saved to the inventory; Larder suggests a dinner from it; the dish is cooked step by step, and what it used leaves the stock.',
} as const
