export const designInspirationCopy = {
  label: 'Design inspiration',
  hint: 'Optional. It sets the colors and the style of your product pictures.',
  tabsLabel: 'How to show your look',
  tabs: { styles: 'Style Tags', upload: 'Upload', auto: 'Auto-Analyze' },
  upload: {
    drop: 'Drop pictures here, paste them, or',
    choose: 'Choose pictures',
    limits: 'Up to 3. JPEG, PNG or WebP.',
    full: 'Three is the maximum. Remove one to add another.',
    private: 'Colors are read on this device.',
    reading: 'Opening your pictures...',
    listLabel: 'Your reference pictures',
    alt: (name: string) => `Reference picture: ${name}`,
    remove: (name: string) => `Remove ${name}`,
    counter: (kept: number, most: number) => `${kept}/${most}`,
    counterLabel: (kept: number, most: number) => `${kept} of ${most} pictures`,
    added: (count: number) => (count === 1 ? 'Picture added.' : `${count} pictures added.`),
    removed: (name: string) => `${name} removed.`,
    ignored: (count: number) =>
      count === 1
        ? 'One picture was left out: three is the maximum.'
        : `${count} pictures were left out: three is the maximum.`,
    problems: {
      heic: (name: string) =>
        `${name} is an iPhone HEIC picture, which this browser can’t open. Save it as a JPEG, or take a screenshot of it.`,
      'not-an-image': (name: string) =>
        `${name} isn’t a picture we can read. Choose a JPEG, PNG or WebP.`,
      'too-large': (name: string) => `${name} is too large. Choose one under 25 MB.`,
      'too-many-pixels': (name: string) =>
        `${name} has more than 80 megapixels. Choose a smaller one, or a screenshot of it.`,
      empty: (name: string) => `${name} is empty. Choose it again, or another one.`,
      broken: (name: string) => `${name} couldn’t be opened. It may be damaged.`,
    },
  },
  palette: {
    pictures: 'Palette of your pictures',
    note: 'Your product pictures and ideas use these colors.',
    copy: (hex: string) => `Copy ${hex}`,
    copied: 'Copied',
    copyFallback: 'Copy this color',
  },
  auto: {
    text: 'We read your handle, name and bio, and the colors of your profile picture when the platform allows it.',
    action: 'Analyze My Aesthetic',
    again: 'Analyze Again',
    analyzing: 'Analyzing your aesthetic...',
    needsProfile: 'Please fetch your profile first',
    aesthetic: 'Your aesthetic',
    colors: 'Colors',
    mood: 'Mood',
    remove: 'Remove this analysis',
  },
  toasts: {
    profileRequired: {
      title: 'Profile URL Required',
      text: 'Please fetch your profile first to analyze your aesthetic',
    },
    analyzed: {
      title: 'Aesthetic Analyzed!',
      text: "We've analyzed your brand style from your content.",
    },
    failed: {
      title: 'Analysis Failed',
      text: "Couldn't analyze your aesthetic. Try manual selection instead.",
    },
  },
} as const;
