/** Returns the README of a repository with one remote, for the team that owns it. */
export function repositoryReadme(name: string, version: string): string {
  return `# ${name}

A remote of the site in a repository of its own. It is built from the site's libraries ${version} in \`packages\`, and needs
Node 20.19 or newer.

    npm ci
    npm run dev -- --to https://www.example.org
    npm test
    npm run typecheck
    npm run build
    npm run deploy -- --to https://www.example.org --reason "first version"

- \`dev\` shows that site at http://localhost:8181 with this remote built from source. Shell, other remotes and data are
  those of the site: use one for tests. Set \`ARBORA_SITE\` to leave out \`--to\`.
- \`deploy\` builds the remote and delivers it to that site's visitors at once. It needs the secret of a token in
  \`DEPLOY_TOKEN\`, which an admin of the site creates for this remote at \`/manager/deployments\`. All its other commands:
  \`node_modules/@arbora/registry/README.md\`.
- The first page is at \`/cs/${name}\`. Pages are declared in \`${name}/src/remote.ts\`, their addresses in \`${name}/src/routes.ts\`, and their texts in
  \`${name}/src/locales\`.

## Newer libraries

Replace the archives in \`packages\` by those of the new version, change the names in \`package.json\`, and run
\`npm install\`. \`node_modules/@arbora/remote/CHANGELOG.md\` names what has changed. A team with a package registry publishes
the archives there (\`npm publish packages/*.tgz\`) and names versions in \`package.json\` instead of files.
`;
}
