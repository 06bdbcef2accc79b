FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY embedded/bootstrap.mjs embedded/install.mjs embedded/
# `npm ci` by the lock file, with the stamp that later commands look for.
RUN node embedded/bootstrap.mjs install && npm cache clean --force
COPY . .
# The workflows, bundled: the processes may not write here.
RUN node workers/workflow-bundle.ts
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 LONGTAKE_DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
CMD ["npm", "run", "-s", "api"]
