import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['node_modules/', 'public/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  { files: ['src/sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['*.js', '*.ts'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // TypeScript finds unknown names by itself, and knows the types of the browser.
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Runes of Svelte are declared with let.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$state', '$derived'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // {' '} keeps a space that markup would lose.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check is the judge of the compiler's warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // Sets and maps here are replaced whole, in $state.raw, or never drawn.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
)
